import {
  lazy,
  Suspense,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { questionOf } from '../../games/kit/moves';
import type { Seat } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import { plain, type Words } from '../../games/kit/text/words';
import type { ChatStore } from '../net/chat';
import type { ClientStore, Snapshot } from '../net/clientStore';
import { isBotAt, type Person } from '../net/people';
import { isReady } from '../net/ready';
import { Spoken } from '../ui/parts';
import { RoomFor } from '../ui/Room';
import { useUi } from '../words';
import type { BoardModule, BoardProps } from './board';
import { componentsOf } from './components';
import { ConnectionBanner } from './ConnectionBanner';
import { BarBox, BoardBox, Hanging, Layout, Main } from './layout';
import { Light } from './Light';
import { Flights } from './motion/Flights';
import { Going } from './question/Going';
import { QuestionBar } from './question/QuestionBar';
import { SignHint } from './SignHint';
import { SlotsContext } from './Slots';
import { ViewContext } from './TableContext';
import { TableProviders } from './TableProviders';
import { TableSide } from './TableSide';
import { TurnLine } from './telling/TurnLine';
import { useShown } from './telling/useShown';
import { useCalls } from './useCalls';
import { useSlots } from './useSlots';
import { WorldStyle } from './WorldStyle';

/** Each comes when it is needed first. */
const Dock = lazy(() => import('./phone/Dock'));
const Asker = lazy(() => import('./question/Asker'));
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

/** The board, drawn anew only for another position. */
const Drawn = memo(function Drawn({ board: { Board }, ...props }: BoardProps & { board: BoardModule }) {
  return <Board {...props} />;
});

/** What is named lights up (lit.ts), also from what lies over the table: its events come through here. */
async function light({ currentTarget, target }: SyntheticEvent<HTMLElement>): Promise<void> {
  (await import('./lit')).light(currentTarget, target);
}

/** What comes in above the board would have the page stay with the board. A replay comes back to the end again and again. */
function useBroughtOnce(): () => void {
  const brought = useRef(false);
  return useCallback(() => {
    if (!brought.current) window.scrollTo({ top: 0 });
    brought.current = true;
  }, []);
}

/** The table: everything round a ruleset's board. `snapshot.view` must be there. */
export function Table({ store, snapshot, since = null, rules, words, board, people, keys = true, ...page }: Props) {
  const { view, seat, sent, connected } = snapshot;
  if (!view) throw new Error('a table without a match');
  const { waitsFor, bar, under } = page;
  const { say } = useUi();
  const components = useMemo(() => componentsOf(rules), [rules]);
  const nameOf = useCallback(
    (each: Seat) => people.find((person) => person.seat === each)?.name ?? say('players.seat', { n: each + 1 }),
    [people, say],
  );
  const root = useRef<HTMLDivElement>(null);
  const slots = useSlots();
  const still = Boolean(bar);
  const { shown, latest, beat, look, large, going, log, then } = useShown({
    snapshot,
    rules,
    board,
    components,
    table: root,
    slots,
    still,
  });
  const bringScores = useBroughtOnce();

  // While a bot plays my seat it is the bot that is asked.
  const mine = seat === null || still || isBotAt(people, seat) ? undefined : questionOf(view, seat);
  const question = mine && mine.n !== sent ? mine : null;
  // Alone, among bots, and round one device, nobody has to be waited for.
  const alone =
    people.length === view.seats && people.every((person) => person.bot || person.here || person.seat === seat);
  const { answer, undo } = store;
  useEffect(() => {
    if (alone && question && isReady(question) && question.options.length === 1) answer(question, question.options);
  }, [alone, question, answer]);
  useCalls(mine !== undefined, rules.title, mine ? plain(words.question(view, mine), nameOf) : '');

  return (
    <TableProviders {...{ rules, words, board, components, view, seat, nameOf, question, answer, keys }}>
      <Spoken as="h1">{rules.title}</Spoken>
      <Light />
      <SignHint />
      {board.world && <WorldStyle $world={board.world} />}
      <ConnectionBanner connected={connected} reconnect={store.reconnect} />
      <Flights position={latest.view} told={latest.told} shown={large} eyes={latest.seat} zones={rules.zones}>
        <RoomFor value={slots.room}>
          <Layout ref={root} onPointerOver={light} onFocus={light}>
            <Main>
              <BarBox data-shell="question">
                {slots.phone && (
                  <Suspense>
                    <ViewContext value={shown.view}>
                      <Dock slot={slots.dock} />
                    </ViewContext>
                  </Suspense>
                )}
                {slots.phone && under}
                {bar ?? (
                  <>
                    {/* On a phone the scores need the room, and tell themselves what brought the end. */}
                    {!(slots.phone && view.result) && (
                      <TurnLine
                        rules={rules}
                        snapshot={{ ...snapshot, log }}
                        since={since}
                        table={root}
                        onLook={look}
                      />
                    )}
                    <Hanging>
                      <QuestionBar
                        rules={rules}
                        questions={view.questions}
                        sending={mine !== undefined && question === null}
                        waitsFor={waitsFor}
                        undo={undo}
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
                  <FinalScores result={view.result} rules={rules} record={page.record} onShown={bringScores}>
                    {page.afterwards}
                  </FinalScores>
                </Suspense>
              )}
              <BoardBox data-shell="board">
                <SlotsContext value={slots.there}>
                  <ViewContext value={shown.view}>
                    <Drawn board={board} view={shown.view} seat={shown.seat} words={words} />
                  </ViewContext>
                </SlotsContext>
              </BoardBox>
            </Main>
            <TableSide
              {...{ rules, people, log, since, then, under }}
              shown={shown.view}
              chat={page.chat}
              phone={slots.phone}
              setBeside={slots.setBeside}
              notes={page.children}
            />
          </Layout>
        </RoomFor>
      </Flights>
      <Going at={shown.view} table={root} />
      {beat && !still && (
        <Suspense>
          <BeatScene key={beat.n} beat={beat} table={root} />
        </Suspense>
      )}
      {going && (
        <Suspense>
          <Gestures key={going.n} dues={going.dues} table={root} />
        </Suspense>
      )}
    </TableProviders>
  );
}
