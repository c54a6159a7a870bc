import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'Každá tvoje provincie je za {each, plural, one {# bod} few {# body} other {# bodů}} a každý žeton za tolik, kolik na něm stojí: ty máš zatím {points}. Když je dost bodových karet prázdných, smí hru ukončit, kdo vede, a vyhraje.',
  hand: 'V tahu máš akce, a to {actions}. Platíš je kartami: každá ukazuje vojska, jídlo, kámen, zlato nebo lodě a zahraje se za jedno z nich. Pak jde do odhazovacího balíčku.',
  invade:
    'Zaútoč na provincii {place}: nikdo ji nevlastní a neutrální obránci mají sílu {n}. Smíš, protože držíš kartu své sousední provincie {from}. Vyber na mapě {place} a pak zvol útok.',
  armies: 'Kolik vojsk vyrazí? K vítězství musíš být silnější. Karty {one} a {other} dávají {n}: pošli všechna.',
  food: 'Útok přes běžnou hranici stojí 1 jídlo, ať jde vojsk kolik chce; přes pahorky 2. Stačila by i karta {other}, ale její zlato budeš hned potřebovat: zaplať kartou {card}.',
  draft:
    'Teď je válka; ukončit ji lze až první akcí některého dalšího tahu. Tvoje druhá akce: získej vylepšení za 1 zlato, které dává {market}. Vezmi si kartu {card}; přijde do odhazovacího balíčku.',
  end: 'Obě akce jsou pryč. Ukonči tah: dobereš si do {limit} karet a na řadě jsou ostatní, kteří mohou přijít na pomoc.',
  endWar:
    'Nikdo nepřišel. První akcí můžeš válku ukončit: vojsk máš {n} proti {neutral}. Vyber znovu {place} a pak zvol konec války.',
  captured:
    'Provincie {place} je tvoje: {each, plural, one {# bod} few {# body} other {# bodů}}, tvoje osada a její karta v odhazovacím balíčku. Vojska se vrátila domů; nikdo neumírá.',
  castle:
    'Druhá akce: hrad v provincii {place}. Je k němu třeba {build}, karta provincie a 1 kámen, tady z karty {stone}. Vyber {place} a pak zvol stavbu. První hrady přinášejí žetony.',
  castles: 'Hrad přidává {n} k síle toho, kdo tam brání vlastní provincii. Teď máš bodů {points}.',
  citadel:
    'Tohle je tvoje citadela: město a hrad v jednom. Když bráníš provincii {place}, přidává {n} k síle a do zálohy se ti vejde o kartu víc, celkem {room}. Tam si akcí odložíš karty z ruky na dobu, kdy je budeš potřebovat. Kdo první dobude citadelu, vezme si žeton z karty {card}. Ztracená citadela se nevrací.',
  war: 'O pár tahů později {blue} útočí na provincii {place} silou {theirs}. Ty se bráníš silou {mine}: hrad se počítá za 2, i když tam žádné vojsko nestojí. To je málo.',
  defend:
    'Umísti tam tedy vojska: karta {card} jich dá {n}. Ve vlastní provincii to nestojí jídlo. Vyber {place} a pak zvol posílení války.',
  wait: 'Teď máš {mine} proti {theirs}. Válku lze ukončit jen první akcí tahu, proto tentokrát vynech.',
  rest: 'Teď ukonči tah. Na řadě je {blue} a může ještě přivést další vojska.',
  defended:
    'Ukonči válku první akcí: vyber {place} a pak to zvol. Vyhraje silnější strana, ať ji ukončí kdokoli. Vojska hráče {blue} se vrátí domů a {card} ti přinese žeton.',
  held: 'Provincie zůstala tvoje a žeton se počítá: {points} proti {theirs}. Kdo útočí, musí přivést víc, než kolik může obránce ještě přidat.',
  cards:
    'O mnoho tahů později máš další provincie a blíží se konec: z {all} bodových karet je prázdných {empty} a stačí {need}. Kdo by po rozhodnutí všech válek vedl, smí první akcí hru ukončit.',
  more: 'Žetony přinášely i cesty ({roads}), které spojí dvě provincie, jako by sousedily, a dobytí provincie s drakem, který posiluje neutrální obránce, nebo s runovým kamenem ({dragons}, {stones}). Lodě stojí na moři a přidávají sílu na jeho pobřeží.',
  endGame: 'Máš {mine} bodů, druhý {theirs}, a vyhraješ i poslední válku. Ukonči hru.',
  scores:
    '{mine} proti {theirs}: vyhráváš. Provincie a žetony, nic jiného. Teď už víš, jak na to! Co můžeš v tahu dělat a co to stojí, najdeš vždy pod „Tah a znaky“ (?), na telefonu pod „Více“.',
};
