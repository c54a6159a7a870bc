import {
  lazy,
  Suspense,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { GiScrollUnfurled } from 'react-icons/gi';
import { questionOf } from '../../games/kit/moves';
import type { ComponentId, Core, GameEvent, Seat } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import { plain, type Words } from '../../games/kit/text/words';
import type { ChatStore } from '../net/chat';
import type { ClientStore, Snapshot } from '../net/clientStore';
import { DESK, PHONE } from '../theme';
import { Folding } from '../ui/Folding';
import { Spoken } from '../ui/parts';
import { RoomFor, useRoom } from '../ui/Room';
import { SidePanel } from '../ui/SidePanel';
import { useMedia } from '../ui/useMedia';
import { useUi } from '../words';
import { AidButton } from './Aid';
import type { BoardModule, BoardProps, TableApi } from './board';
import { componentsOf } from './components';
import { ConnectionBanner } from './ConnectionBanner';
import { ICONS } from './icons';
import { ChatBox, ChatButton } from './chat/Chat';
import {
  BarBox,
  BesideBox,
  BoardBox,
  Corner,
  Hanging,
  Layout,
  LogBox,
  LogButton,
  LogSheet,
  Main,
  Notes,
  PlayersBox,
  Side,
  UnderBox,
} from './layout';
import { NO_KINDS } from './log/lines';
import { Light } from './Light';
import { LogPanel } from './log/LogPanel';
import { Flights } from './motion/Flights';
import { useGestures } from './gestures/useGestures';
import { isBotAt, type Person } from '../net/people';
import { PlayersStrip } from './PlayersStrip';
import { SignHint } from './SignHint';
import { SlotsContext } from './Slots';
import { Going } from './question/Going';
import { Places, PlacesContext } from './question/places';
import { isReady } from '../net/ready';
import { QuestionBar } from './question/QuestionBar';
import { QuestionProvider } from './question/QuestionProvider';
import { IconsContext, ModuleContext, TableContext, ViewContext } from './TableContext';
import { shownIn, type Beat } from './telling/beats';
import { newsOf, useBegins, useMarks } from './telling/marks';
import { TurnLine } from './telling/TurnLine';
import { useTelling } from './telling/useTelling';
import { useCalls } from './useCalls';
import { WorldStyle } from './WorldStyle';
import type { Pile } from './viewer/PileViewer';
import { PreviewProvider } from './viewer/preview';

/** Each comes when it is needed first. */
const Dock = lazy(() => import('./phone/Dock'));
const Head = lazy(() => import('./phone/Head'));
const Asker = lazy(() => import('./question/Asker'));
const CardViewer = lazy(() => import('./viewer/CardViewer'));
const PileViewer = lazy(() => import('./viewer/PileViewer'));
const Gestures = lazy(() => import('./gestures/Gestures'));
const FinalScores = lazy(() => import('./FinalScores'));
const BeatScene = lazy(() => import('./telling/BeatScene'));

interface Props {
  store: Pick<ClientStore, 'answer' | 'undo' | 'reconnect'>;
  snapshot: Snapshot;
  /** The first line of the log since I last decided; null where nothing is decided. */
  since?: number | null;
  rules: Ruleset;
  words: Words;
  board: BoardModule;
  people: readonly Person[];
  /** Whether number keys, Enter and Escape answer; not where they mean something else. */
  keys?: boolean | undefined;
  /** What the table waits for, where that is no player. */
  waitsFor?: string | undefined;
  /** At a position that is only looked at, what stands in the question bar's place: nothing is answered there. */
  bar?: ReactNode;
  /** Where people are at different devices: what they say. */
  chat?: ChatStore | undefined;
  /** What may be done once the match is over. */
  afterwards?: ReactNode;
  /** The match as a record, once it is over. */
  record?: (() => Promise<MatchRecord | null>) | undefined;
  /** What the page puts above the log: an invitation, a note on watching. */
  children?: ReactNode;
  /** What the page puts under the log on a desk, and over the question on a phone. */
  under?: ReactNode;
}

const NOTHING_NEW: ReadonlySet<string> = new Set();

/** The latest events of a view, from a line's number on. */
const eventsSince = ({ events, logged }: Core, n: number): readonly GameEvent[] =>
  logged > n ? events.slice(-(logged - n)) : [];

/** The board, drawn anew only for another position. */
const Drawn = memo(function Drawn({ board: { Board }, ...props }: BoardProps & { board: BoardModule }) {
  return <Board {...props} />;
});

/** The places that the window has for parts of the board, and the page's head out of the table's way. */
function useSlots() {
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [pinned, setPinned] = useState<HTMLElement | null>(null);
  // What a phone fetches for itself counts as come once, however often it is drawn: its dock, and what I hold.
  const [hasDock, meetDock] = useState(false);
  const [hasDrawer, meetDrawer] = useState(false);
  const arrive = useCallback(() => meetDrawer(true), []);
  const dock = useCallback((element: HTMLElement | null) => {
    setPinned(element);
    if (element) meetDock(true);
  }, []);
  const desk = useMedia(DESK);
  const phone = useMedia(PHONE);
  useLayoutEffect(() => {
    document.documentElement.dataset.table = '';
    return () => {
      delete document.documentElement.dataset.table;
    };
  }, []);
  const there = useMemo(
    () => ({ beside: desk ? beside : null, pinned: pinned ?? (phone ? ('coming' as const) : null), arrive }),
    [desk, phone, beside, pinned, arrive],
  );
  const drawn = beside !== null || !desk;
  const parts = Number(hasDock) + Number(hasDrawer);
  return { there, phone, drawn, parts, room: useRoom(there.beside), setBeside, dock };
}

/** What is named lights up (lit.ts), also from what lies over the table: its events come through here. */
async function light({ currentTarget, target }: SyntheticEvent<HTMLElement>): Promise<void> {
  (await import('./lit')).light(currentTarget, target);
}

/** The table: everything round a ruleset's board. `snapshot.view` must be there. */
export function Table({
  store,
  snapshot,
  since = null,
  rules,
  words,
  board,
  people,
  keys = true,
  waitsFor,
  bar,
  chat,
  afterwards,
  record,
  children,
  under,
}: Props) {
  const { view, seat, sent, connected } = snapshot;
  if (!view) throw new Error('a table without a match');
  const { say } = useUi();
  const [card, setCard] = useState<ComponentId | null>(null);
  const [pile, setPile] = useState<Pile | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [places] = useState(() => new Places());
  const components = useMemo(() => componentsOf(rules), [rules]);
  const icons = useMemo(() => ({ ...ICONS, ...board.icons }), [board]);
  const nameOf = useCallback(
    (each: Seat) => people.find((person) => person.seat === each)?.name ?? say('players.seat', { n: each + 1 }),
    [people, say],
  );
  const openCard = useCallback((id: ComponentId) => setCard(id), []);
  const openPile = useCallback((title: string, ids: readonly ComponentId[]) => setPile({ title, ids }), []);
  const table = useMemo(
    (): TableApi => ({
      seat,
      words,
      nameOf,
      icons,
      components,
      zones: rules.zones,
      events: rules.events,
      openCard,
      openPile,
    }),
    [seat, words, nameOf, icons, components, rules, openCard, openPile],
  );

  // The question is that of the newest position. The board shows what the telling has come to, and is drawn when there
  // is time. View and seat change together: another seat's hand is hidden in my view.
  const root = useRef<HTMLDivElement>(null);
  const { there: slots, phone, drawn, parts, room, setBeside, dock } = useSlots();
  const { position, beat, log } = useTelling(snapshot, rules.events ?? NO_KINDS);
  const [looked, setLooked] = useState<Beat | null>(null);
  const told = looked ?? (bar ? null : beat);
  const [first = position] = snapshot.trail;
  const latest = useDeferredValue(useMemo(() => ({ ...position, seat, told }), [position, seat, told]));
  const going = useGestures(board.gestures, latest);
  const begins = useBegins(seat !== null && snapshot.trail.length > 1, drawn, parts);
  const shown = useMemo(() => (begins ? { ...latest, view: first.view } : latest), [begins, latest, first]);
  const then = snapshot.since === null ? null : first.view;
  const news = useMemo(
    () =>
      seat === null || shown.view === first.view ? NOTHING_NEW : newsOf(eventsSince(shown.view, first.view.logged)),
    [shown, first, seat],
  );
  const large = useCallback((each: Beat) => shownIn(each, components), [components]);
  const now = useMemo(() => (told ? newsOf([told.head]) : NOTHING_NEW), [told]);
  useMarks(root, slots, parts, shown.view, first.view, news, now);

  // While a bot plays my seat it is the bot that is asked.
  const mine = seat === null || bar || isBotAt(people, seat) ? undefined : questionOf(view, seat);
  const question = mine && mine.n !== sent ? mine : null;
  // Alone, among bots, and round one device, nobody has to be waited for.
  const alone =
    people.length === view.seats && people.every((person) => person.bot || person.here || person.seat === seat);
  const { answer } = store;
  useEffect(() => {
    if (alone && question && isReady(question) && question.options.length === 1) answer(question, question.options);
  }, [alone, question, answer]);
  useCalls(mine !== undefined, rules.title, mine ? plain(words.question(view, mine), nameOf) : '');
  // What comes in above the board would have the page stay with the board. A replay comes back to the end again and again.
  const scoresBrought = useRef(false);
  const bringScores = useCallback(() => {
    if (!scoresBrought.current) window.scrollTo({ top: 0 });
    scoresBrought.current = true;
  }, []);

  return (
    <ModuleContext value={board}>
      <IconsContext value={icons}>
        <TableContext value={table}>
          <ViewContext value={view}>
            <PlacesContext value={places}>
              <QuestionProvider rules={rules} question={question} answer={store.answer} keys={keys}>
                <PreviewProvider>
                  <Spoken as="h1">{rules.title}</Spoken>
                  <Light />
                  <SignHint />
                  {board.world && <WorldStyle $world={board.world} />}
                  <ConnectionBanner connected={connected} reconnect={store.reconnect} />
                  <Flights
                    position={latest.view}
                    told={latest.told}
                    shown={large}
                    eyes={latest.seat}
                    zones={rules.zones}
                  >
                    <RoomFor value={room}>
                      <Layout ref={root} onPointerOver={light} onFocus={light}>
                        <Main>
                          <BarBox data-shell="question">
                            {phone && (
                              <Suspense>
                                <ViewContext value={shown.view}>
                                  <Dock slot={dock} />
                                </ViewContext>
                              </Suspense>
                            )}
                            {phone && under}
                            {bar ?? (
                              <>
                                <TurnLine
                                  rules={rules}
                                  snapshot={{ ...snapshot, log }}
                                  since={since}
                                  table={root}
                                  onLook={setLooked}
                                />
                                <Hanging>
                                  <QuestionBar
                                    rules={rules}
                                    questions={view.questions}
                                    sending={mine !== undefined && question === null}
                                    waitsFor={waitsFor}
                                    undo={store.undo}
                                    keys={keys}
                                  />
                                  {question?.card !== undefined && question.seat !== view.current && (
                                    <Suspense>
                                      <Asker />
                                    </Suspense>
                                  )}
                                </Hanging>
                              </>
                            )}
                          </BarBox>
                          {view.result && (
                            <Suspense>
                              <FinalScores result={view.result} rules={rules} record={record} onShown={bringScores}>
                                {afterwards}
                              </FinalScores>
                            </Suspense>
                          )}
                          <BoardBox data-shell="board">
                            <SlotsContext value={slots}>
                              <ViewContext value={shown.view}>
                                <Drawn board={board} view={shown.view} seat={shown.seat} words={words} />
                              </ViewContext>
                            </SlotsContext>
                          </BoardBox>
                        </Main>
                        <Side data-column>
                          {phone && (
                            <Suspense>
                              <Head />
                            </Suspense>
                          )}
                          <Notes data-shell="notes">{children}</Notes>
                          <Corner data-head-only>
                            <LogButton
                              $kind="quiet"
                              $small
                              aria-expanded={logOpen}
                              onClick={() => setLogOpen(!logOpen)}
                            >
                              <GiScrollUnfurled aria-hidden />
                              {say('log.open')}
                            </LogButton>
                            <AidButton ruleset={rules.name} />
                            {chat && <ChatButton chat={chat} seat={seat} people={people} />}
                          </Corner>
                          <PlayersBox data-shell="players">
                            <ViewContext value={shown.view}>
                              <PlayersStrip people={people} />
                            </ViewContext>
                          </PlayersBox>
                          <BesideBox ref={setBeside} />
                          <LogBox data-shell="log">
                            <Folding name="log" title={say('log.title')}>
                              <LogPanel lines={log} since={since} then={then} rules={rules} untitled />
                            </Folding>
                          </LogBox>
                          {chat && <ChatBox chat={chat} seat={seat} people={people} />}
                          {under && !phone && <UnderBox data-under>{under}</UnderBox>}
                        </Side>
                      </Layout>
                    </RoomFor>
                  </Flights>
                  <Going at={shown.view} table={root} />
                  {beat && !bar && (
                    <Suspense>
                      <BeatScene key={beat.n} beat={beat} table={root} />
                    </Suspense>
                  )}
                  {going && (
                    <Suspense>
                      <Gestures key={going.n} dues={going.dues} table={root} />
                    </Suspense>
                  )}
                  {logOpen && (
                    <SidePanel title={say('log.title')} close={say('close')} onClose={() => setLogOpen(false)}>
                      <LogSheet>
                        <LogPanel lines={log} since={since} then={then} rules={rules} />
                      </LogSheet>
                    </SidePanel>
                  )}
                  {pile && (
                    <Suspense>
                      <PileViewer pile={pile} onClose={() => setPile(null)} />
                    </Suspense>
                  )}
                  {card !== null && (
                    <Suspense>
                      <CardViewer id={card} onClose={() => setCard(null)} />
                    </Suspense>
                  )}
                </PreviewProvider>
              </QuestionProvider>
            </PlacesContext>
          </ViewContext>
        </TableContext>
      </IconsContext>
    </ModuleContext>
  );
}
