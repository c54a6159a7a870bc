import type { ComponentType } from 'react';
import type { ComponentId, Core, Option, Question, Seat } from '../../games/kit/core';
import type { Outlook } from '../../games/kit/foresee';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Zones } from '../../games/kit/zones';
import type { Token, Words } from '../../games/kit/text/words';
import type { LoadScenes } from '../pictures/store';
import type { World } from '../theme';
import type { UiKey } from '../words/en';
import type { GesturesOf } from './gestures/gesture';

/**
 * The contract between the table shell and a ruleset's board.
 *
 * The shell (client/table) owns everything round the board: header, players strip, question bar, log, card viewer,
 * piles, final scores, connection, settings. A board module draws the zones and the components, and nothing else.
 *
 * A board module is `client/boards/<ruleset>/index.ts(x)` with a default export of type `BoardModule<G>`; it is registered
 * in `client/boards/index.ts` and loaded only when a table of that ruleset opens. Of the shell it imports `client/table` (index.ts) only:
 *
 * - `useQuestion()`: what I am asked, and how the components I draw answer it (`QuestionApi` below).
 * - `useTable()`: names of players, the icon table, opening the card viewer or a pile (`TableApi` below): the same from
 *   one position to the next.
 * - `<Spot id="1ROM14">...</Spot>`: wraps a drawn component and makes it part of the table: glows when it can be picked,
 *   answers when it is clicked, opens a small menu when it stands for several options (or leaves those of many that name it:
 *   `narrowing`), else opens the card viewer
 *   (also by long press, right click and the key `i`), has the accessible name and says why it cannot be picked.
 *   Use it for every component whose identity the viewer knows, and with `at="revolt"` for a place that stands for
 *   an option without being a component (give it a `label` then). `useSpot` is the same for what is not drawn in HTML.
 * - `<Tokens tokens={...} />`, `<Icon name="material" label="..." />`, `<SeatName seat={0} />`.
 *
 * A Spot's element moves as a whole; inside it, over what is drawn, lies its button, which carries `data-spot` (a place
 * that stands for nothing just now has no button and carries it itself). What is drawn must hold nothing to click.
 *
 * What a Spot stands for is no longer offered as a button by the question bar; every other option is. So a board that
 * draws only half of the zones is playable, and the more it draws, the shorter the bar becomes.
 *
 * Motion: the shell moves what a position change has moved, when the elements say what they are: `data-card` a component's
 * face, `data-pile` a pile of components that are not drawn, by the name that events have for its zone (`hand 0`), `data-heap` with `data-n` an
 * amount, by the name that events have for the count (`goods 0 wood`, `armies 1 blore`), `data-figure` what a figure says. A place that is no
 * component says so with `data-place`: by these names what is new is marked (`telling`), and what a text names lights up while its name is
 * pointed at (`lit.ts`). A path in it that has its shape carries `data-outline`, with the viewBox that it fills: gestures ring it in that shape.
 *
 * Layout: the board fills the width that it is given, and on a desk (`theme.ts`) the height that is left, where it should
 * find room for everything; elsewhere it grows downwards and the page scrolls. A long question leaves it less of that.
 * What needs no more than a column goes into `<Beside>`, what I hold into `<Pinned>`, a drawer on a phone (Slots.tsx).
 * It lies in a CSS container named `board` (`@container board (min-width: 60rem)`): 360 px to very wide.
 * Colours, type and spacing come from `client/theme.ts`; all of them are CSS variables that follow light and dark.
 * Every zone is a `<section>` with a heading. Everything that has a meaning by colour has a sign too.
 */
export interface BoardModule<G extends Core = Core> {
  Board: ComponentType<BoardProps<G>>;
  /** Draws one component, in the size asked for; never interactive by itself (a Spot round it is). */
  ComponentFace: ComponentType<FaceProps<G>>;
  /** Icons by the keys of `Token` icons; extends and overrides the shell's table (client/table/icons.ts). */
  icons: IconTable;
  /** What is on its cards' pictures, on its box and where players are at home; the registry says so. A face shows them with `<Picture>`. */
  pictures?:
    { ruleset: string; scenes: LoadScenes; cover?: LoadScenes | undefined; homes?: LoadScenes | undefined } | undefined;
  /** What a seat is seen in at the end where it has won (`pictures.homes`). Default: the picture on the box. */
  homeOf?(view: G, seat: Seat): string | null | undefined;
  /** Its world: accent and materials, where they are not the usual wood, parchment and bronze. */
  world?: World;
  /** A few figures beside a player's name in the players strip: tokens, hand, piles. Kept to one or two lines. */
  PlayerFacts?: ComponentType<{ view: G; seat: Seat; words: Words<G> }>;
  /** How a player stands, beside the name: what the viewer can count, and whether that may be less than there is. */
  PlayerScore?: ComponentType<{ view: G; seat: Seat; words: Words<G> }>;
  /** What the viewer says below the large face: where it lies, what is on it, points now. May be lazy. */
  ComponentNotes?: ComponentType<FaceProps<G>>;
  /** What a turn has changed of a player's besides points, told with it: "Tech dial 22 → 15"; null where nothing has. */
  brought?(before: G, after: G, seat: Seat, words: Words<G>): string | null;
  /** What is sure to come to a seat, as the board foretells it, and its title; null where it foretells nothing. */
  coming?: { title: UiKey; of(view: G, seat: Seat, words: Words<G>): readonly Foretold[] | null };
  /**
   * Components and places that an option stands for. By default: the option itself and each of its words,
   * so "playCard 1ROM14" stands for `1ROM14` and for `playCard 1ROM14`.
   */
  standsFor?(option: Option, question: Question, view: G): readonly string[];
  /**
   * Questions (`Question.ask`) whose options are several components at once: a click leaves the options that name the component;
   * what names no other is picked.
   */
  narrowing?: readonly string[];
  /**
   * Questions (`Question.ask`) in which components are used for what is picked: a click on one holds it up, leaves what it can be used
   * for, and what is picked then is done with it. One that stands for all of its uses is picked, as everywhere else.
   */
  cardFirst?: readonly string[];
  /**
   * Questions (`Question.ask`) in which a click on a component or a place that stands for nothing holds it up, too: it leaves what it can be
   * used for, or what can be done there.
   */
  lookFirst?: readonly string[];
  /** Questions (`Question.ask`) whose options the bar offers too, since their places lie far apart. */
  alsoInBar?: readonly string[];
  /** Options (or their first words) that mean doing no more: shown last and set apart. Default: `PASSING`. */
  passing?: readonly string[];
  /** Options that are shown wherever their stage is open: greyed, with the reason, while they cannot be picked. */
  standing?: readonly Option[];
  /** The gestures that tell of its kinds of events (`gestures/gesture.ts`). */
  gestures?: GesturesOf<G>;
  /** What a source of points belongs to, as a key of the catalogues: where there are many, the end draws them by that. Default: itself. */
  sourceOf?(source: string): string;
  /** Sources of points that are in many matches, as the end draws them: each has one tint, always. The others have what tints are left. */
  sources?: readonly string[];
  /** Events (`GameEvent.k`) that begin a new group in the log. Default: `['turnBegins']`; others are told as what was done. */
  turnEvents?: readonly string[];
}

/** An amount that is foretold: its icon, or any other name of its own, and the words for it. */
export interface Foretold {
  icon: string;
  label: string;
  n: number;
}

/** First words of options that mean "no more of this" in any ruleset. */
export const PASSING: readonly string[] = ['pass', 'no', 'none', 'skip', 'done', 'stop'];

export interface BoardProps<G extends Core = Core> {
  /** What this browser may see: `G` through the ruleset's `view`. Hidden components are `HIDDEN`. */
  view: G;
  /** My seat; null for a spectator. At a hot-seat table it changes with the person who holds the device. */
  seat: Seat | null;
  words: Words<G>;
}

/**
 * `small`: recognisable in a row (name, main icons), about 6 rem wide.
 * `normal`: readable on the table, about 9 rem.
 * `strip`: everything it says in as little height as it takes, for a hand on a phone; fills the width it is given.
 * `large`: everything it says, in the viewer; fills the width it is given, up to about 24 rem.
 */
export type FaceSize = 'small' | 'normal' | 'strip' | 'large';

export interface FaceProps<G extends Core = Core> extends BoardProps<G> {
  id: ComponentId;
  size: FaceSize;
}

/** Draws an icon in `1em`, in the current colour; the shell adds the label. */
export type IconComponent = ComponentType<{ 'aria-hidden'?: boolean | 'true'; className?: string }>;
/** Icons by key. An entry may bring its colour (a theme variable) when the colour carries meaning. */
export type IconTable = Readonly<Record<string, IconComponent | { icon: IconComponent; colour: string }>>;

/** What `useQuestion()` gives. `key` is a component's id or a whole option. */
export interface QuestionApi {
  /** The question open to me; null when I am not asked (or only watch, or the device is being passed on). */
  question: Question | null;
  /** Options that `key` stands for in my question. */
  optionsFor(key: string): readonly Option[];
  /** The only option of `key`; null when there is none or there are several. */
  optionFor(key: string): Option | null;
  isSelectable(key: string): boolean;
  isSelected(key: string): boolean;
  /** Whether a component is paid with already, or will be as far as is known, and is no answer itself. */
  isTaken(key: string): boolean;
  /** 1, 2, 3 ... for selected options of an ordered question; 0 otherwise. */
  orderOf(key: string): number;
  /** Key that picks it, as text: "1" to "9", "0", and for the one that passes "P"; null beyond the tenth. */
  hotkeyOf(option: Option): string | null;
  /**
   * Selects or deselects. Where one pick is enough it answers at once if undo can take it back (and the player has not asked to confirm
   * everything), else at the second pick.
   */
  pick(option: Option, byKey?: boolean): void;
  /** Selects so many of options that say the same. */
  take(equal: readonly Option[], n: number): void;
  /** Leaves only the options that name the component, or takes that back; null where it would not tell options apart. */
  narrowBy(key: string): (() => void) | null;
  /** Holds a component up or puts it back. @returns whether it could be: not where it is of no use beyond what it stands for. */
  hold(id: ComponentId): boolean;
  /** The component that is held up; null for none. */
  held: ComponentId | null;
  /** Components by which it was narrowed, the one held up included, and the options that are left; null where it was not. */
  narrowed: { by: readonly string[]; left: readonly Option[] } | null;
  /** What has been selected so far, in the order of picking. */
  selected: readonly Option[];
  /** Sends the selection; does nothing while it is too small. */
  confirm(): void;
  /** Answers with nothing, where that is an answer. */
  decline(): void;
  /** A step back: lets go of what has been picked; where nothing has, of the kind of action. Null where there is neither. */
  clear: (() => void) | null;
  /**
   * In words, why a component, an option or a kind of action cannot be picked now; null when it can or there is nothing to say.
   * @param kind the only kind of action that is asked about
   */
  whyNot(key: string, kind?: string): Token[] | null;
  /** Kinds of action that a component could be used for, none of which can be taken with it now: `whyNot` says of each why. */
  refused(key: string): readonly string[];
  /** In words, what picking the option does. */
  meaning(option: Option): Token[];
  /** What answering with these picks will bring, as far as I can know; null when they are no whole answer. */
  outlook(picks: readonly Option[]): Outlook | null;
  /** Why an option that is offered would do nothing, a sentence each; empty where it does something. */
  inVain(option: Option): Token[][];
  /** The kind of action that was chosen, whose place or card is still to be picked; null for none. */
  armed: string | null;
  /** Nothing is to glow: no action has been chosen, and a click tells what can be done. */
  isCalm?: boolean;
  /** Chooses a kind of action, or none. */
  arm(kind: string | null): void;
  /** In words, what was answered for me since my last answer: payments. */
  paid: readonly Token[][];
}

/** What `useTable()` gives. */
export interface TableApi<G extends Core = Core> extends Omit<BoardProps<G>, 'view'> {
  /** Name that a player goes by. */
  nameOf(seat: Seat): string;
  icons: IconTable;
  /** Ids of all components of the ruleset: what is not among them is a key for `words.term`. */
  components: ReadonlySet<ComponentId>;
  /** Where components lie, and what is counted. */
  zones?: Zones | undefined;
  /** How much each kind of event matters. */
  events?: Ruleset['events'];
  /** Opens the card viewer. */
  openCard(id: ComponentId): void;
  /** Opens a pile that the viewer may see as a grid of cards; give the ids in the order to show. */
  openPile(title: string, ids: readonly ComponentId[]): void;
}
