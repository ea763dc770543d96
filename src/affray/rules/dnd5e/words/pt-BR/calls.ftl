### Creatures that are called: their rules, and how stat blocks tell of them.

sheet-call =
    .come = chama para o combate uma de: { $names } ({ $notes })
    .near = a até { DISTANCE($squares) }
    .number = quantas: { DICE($number) }
    .sum = de nível de desafio até { $challenge }: { $count }
    .as = contam como: { $kind }
    .after = agem logo depois de quem as chamou
roll-call = o número de criaturas chamadas
# 5e.call.come
clause-5e-call-come = As criaturas chamadas são amigas de quem as chamou: ficam do seu lado, fazem o que ele diz e são jogadas por quem o joga. Elas aparecem nos espaços livres mais próximos do lugar escolhido; onde não há mais espaço, não vem mais nenhuma.
    .name = criaturas chamadas
# 5e.call.order
clause-5e-call-order = As criaturas chamadas rolam iniciativa em grupo e têm seus próprios turnos, ou agem logo depois de quem as chamou, como diz a magia ou o poder.
    .name = os turnos das criaturas chamadas
# 5e.call.end
clause-5e-call-end = As criaturas chamadas desaparecem quando termina a magia ou o efeito que as trouxe.
    .name = o fim de um chamado
