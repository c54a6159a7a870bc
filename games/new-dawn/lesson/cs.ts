import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'Karty vítězství jsou {cards}, na každé dvě agendy. Kdo má na začátku kola na každé kartě splněnou agendu, vyhrává.',
  row: 'To jsou tvé karty zaměření na pozicích 1 až {slots}. Tah je jedna z nich: provedeš ji a číslo pozice je její síla.',
  culture:
    '{card} leží na 5. pozici: dosáhne i na nejobtížnější terén a vedle tvého města umístí žetony kontroly ({tokens}). Vyber ji.',
  first: 'První žeton kontroly umísti na louku vedle hlavního města. Každé takové pole je tvé.',
  second: 'A druhý na kopce na druhé straně. Když jsou všechna pole kolem města tvá nebo voda, je rozvinuté.',
  reset: '{card} přešla na 1. pozici a ostatní se posunuly: na 5. pozici je teď {next}. Karta, která čeká, sílí.',
  industry:
    '{blue} má tah za sebou. Teď je nejsilnější {card}: postaví div, nebo nové město blízko tvých polí. Vyber ji.',
  build: 'Město přijde později. Zvol stavbu divu světa.',
  wonder: '{wonder}: cena {cost}. Pozice dává {slots} a tvůj mramor ještě {resource}: přesně to stačí. Vyber ho.',
  built: 'Stojí v tvém hlavním městě a je tvůj, dokud tam stojí. Dva divy jednoho druhu splní agendu.',
  settle:
    'O pár tahů později je {card} znovu na 5. pozici. Na div teď nemáš prostředky, ale karta postaví město. Vyber ji.',
  site: 'Město smí stát do vzdálenosti {range} polí od tvých polí, na terénu nejvýše podle čísla pozice, a vedle něj nesmí být město ani městský stát. Postav ho na zarámovaných kopcích.',
  founded: 'Tvé druhé město: od teď smíš umísťovat žetony kontroly i kolem něj a je v něm místo pro div.',
  barbarian:
    'O pár tahů později stojí u brány barbar. Útočíš kartou {card}: {attack} a kostka proti {defence} a kostce. Při shodě vítězí obránce. Vyber kartu.',
  attack: 'Zvol útok.',
  target: 'Vyber barbara. Než potvrdíš, ukáže stůl obě strany a tvé šance.',
  spoils: 'Poražen! To je žeton obchodu; utratíš ho později s kartou, na které leží. Polož ho sem: {card}.',
  dial: 'To byl tvůj tah. Až odehraje i {blue}, začne nové kolo a kotouč událostí se pootočí. Následuje na něm: {event}.',
  march:
    'Směr určila kostka a každý barbar šel o jedno pole. Kam přijde, tam zmizí žetony kontroly, karavany i města. Vyber barbara a mapa ukáže, kam může jít.',
  caravan: '{card} je teď na 5. pozici. Tvá karavana míří sem: {place}. Vyber kartu.',
  arrive: 'Pošli karavanu sem: {place}.',
  gift: 'Přinesla žetony obchodu ({trade}) a můžeš si vzít kartu diplomacie městského státu. Vezmi si ji.',
  held: 'Karta diplomacie, kterou si vezmeš, leží u tebe a co říká, platí pro tebe. Od každého jiného hráče a městského státu smíš mít jednu; než na dárce zaútočíš, vrátí se mu.',
  nearEnd:
    'O mnoho tahů později máš tři divy a lepší karty zaměření. Ze {cards} karet vítězství jsou označené {done}: poslední vyžaduje {last} na technologickém kotouči a ten tvůj je na {dial}.',
  science:
    '{card} je na 5. pozici: to je {slots} kroků. Za {last} pokračuje kotouč znovu od {next}; stačí dosáhnout {last}. Vyber ji.',
  level:
    'Je to i nová úroveň kotouče: každá ti dovolí vyměnit kartu zaměření za lepší téhož druhu. Už žádnou nepotřebuješ: vezmi kteroukoli, nebo žádnou.',
  end: 'Agenda je označená. Poslední tah tohoto kola má {blue}; pak se zjistí, zda někdo vyhrál.',
  scores:
    'Všechny karty vítězství ({cards}) jsou označené: vyhráváš. Teď už víš, jak na to! Co můžeš v tahu dělat a co to stojí, najdeš vždy pod „Tah a znaky“ (?), na telefonu pod „Více“.',
};
