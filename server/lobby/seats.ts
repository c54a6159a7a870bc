import { hashOf, newCredentials } from '../credentials';
import { RequestError } from '../http/request-error';
import type { StoredMatch, SeatChange, StoredSeat } from '../store/store';
import type { Bot, Join, Owner, Recover, Unbot, Update } from './bodies';
import { findMatch, type Lobby, ownSeat, type MatchAddress, seatAt } from './lobby';
import { newRecoveryCode, tidyCode } from './readable';

/** How often a request is looked at anew because somebody else was faster. */
const TRIES = 16;

/**
 * Who sits where. A seat is free when it has no name; a person's when it has the hash of their credentials, even while a
 * bot plays for them; a bot's own when it has a bot and no hash.
 *
 * Every change is one conditional statement of the store, so that of several requests at once, to any process, one wins
 * and the others are looked at again. The framework's own routes read, change and write a match as a whole, and can
 * do neither that nor what they do not know: recovery codes and bots.
 */
export class Seats {
  constructor(private readonly lobby: Lobby) {}

  /** Takes a seat: the one that is asked for, or the first that is free. */
  join = (place: MatchAddress, { playerID, playerName: name, data }: Join) =>
    this.#attempt(place, async (match) => {
      const seat = playerID == null ? match.seats.find(isFree) : seatAt(match, playerID);
      if (!seat) throw new RequestError(409, 'match-full', 'All seats of this match are taken.');
      if (!isFree(seat)) throw new RequestError(409, 'seat-taken', 'This seat is taken.');
      const playerCredentials = newCredentials();
      const recoveryCode = newRecoveryCode();
      const person = { name, hash: hashOf(playerCredentials), recovery: hashOf(recoveryCode) };
      if (!(await this.#change(match, seat, 'joined', { ...person, ...(data && { data }) }))) return undefined;
      return { playerID: String(seat.seat), playerCredentials, recoveryCode };
    });

  /**
   * Gives a seat up for good. A bot that plays it keeps it. A match that people have played is removed with the last of them;
   * another one stays for those whom it waits for: a stranger may have looked in.
   */
  leave = (place: MatchAddress, owner: Owner) =>
    this.#attempt(place, async (match) => {
      const seat = ownSeat(match, owner);
      const empty = { name: seat.bot ?? null, hash: null, recovery: null, data: null };
      if (!(await this.#change(match, seat, 'left', empty))) return undefined;
      if ((await this.#isOver(match, seat)) && (await this.lobby.store.removeEmpty(match.id))) {
        this.lobby.logger.info({ match: match.id }, 'removed, the last person left');
        this.lobby.changed(match.id);
      }
      return {};
    });

  /** Changes what others see of a person. */
  update = (place: MatchAddress, { newName: name, data, ...owner }: Update) =>
    this.#asOwner(place, owner, async (match, seat) => {
      const told = { ...(name !== undefined && { name }), ...(data !== undefined && { data }) };
      return (await this.#change(match, seat, 'updated', told)) && {};
    });

  /** Gives the owner of a recovery code new credentials; the old ones end. */
  recover = (place: MatchAddress, { code }: Recover) =>
    this.#attempt(place, async (match) => {
      const recovery = hashOf(tidyCode(code));
      const seat = match.seats.find((each) => each.recovery === recovery);
      if (!seat) throw new RequestError(403, 'forbidden', 'No seat of this match has this recovery code.');
      const playerCredentials = newCredentials();
      if (!(await this.#change(match, seat, 'recovered', { hash: hashOf(playerCredentials) }))) return undefined;
      return { playerID: String(seat.seat), playerCredentials };
    });

  /** Gives a seat a new recovery code; the old one ends. */
  renew = (place: MatchAddress, owner: Owner) =>
    this.#asOwner(place, owner, async (match, seat) => {
      const recoveryCode = newRecoveryCode();
      return (
        (await this.#change(match, seat, 'renewed its code', { recovery: hashOf(recoveryCode) })) && { recoveryCode }
      );
    });

  /**
   * Lets a bot play a seat: one's own, a free one, or that of somebody who is not there. The person keeps the seat and
   * may take it back at any time.
   */
  bot = (place: MatchAddress, { seat: playerID, bot, ...owner }: Bot, address: string) =>
    this.#asOwner(place, owner, async (match, own) => {
      if (match.gameover !== undefined) throw new RequestError(409, 'game-over', 'The match is over.');
      if (!this.lobby.botsOf(match.game).includes(bot))
        throw new RequestError(400, 'bad-request', 'bot: no such bot plays this game');
      const seat = seatAt(match, playerID);
      if (seat.bot !== undefined) throw new RequestError(409, 'seat-taken', 'A bot plays this seat.');
      if (seat !== own && !isFree(seat) && (await this.lobby.presence.ask(match.id)).has(seat.seat)) {
        throw new RequestError(409, 'present', 'The player of this seat is there.');
      }
      if (!match.seats.some((each) => each !== seat && each.hash !== undefined && each.bot === undefined))
        await this.lobby.limits.spend('botMatches', address);
      return (await this.#change(match, seat, 'given to a bot', isFree(seat) ? { name: bot, bot } : { bot })) && {};
    });

  /** Frees a seat of a bot's own. */
  unbot = (place: MatchAddress, { seat: playerID, ...owner }: Unbot) =>
    this.#asOwner(place, owner, async (match) => {
      const seat = seatAt(match, playerID);
      if (seat.bot === undefined) throw new RequestError(409, 'no-bot', 'No bot plays this seat.');
      if (seat.hash !== undefined)
        throw new RequestError(409, 'seat-taken', 'The bot plays for a person, who may take the seat back.');
      return (await this.#change(match, seat, 'freed of its bot', { name: null, bot: null })) && {};
    });

  /** Ends a bot's playing for a person. */
  takeBack = (place: MatchAddress, owner: Owner) =>
    this.#asOwner(place, owner, async (match, seat) =>
      seat.bot === undefined || (await this.#change(match, seat, 'taken back', { bot: null })) ? {} : undefined,
    );

  /**
   * The file of a match whose rules are gone. Of one that goes on it would tell what is hidden; once that is over, its clients have
   * all that is in it.
   */
  file = (place: MatchAddress, owner: Owner) =>
    this.#asOwner(place, owner, async (match) => {
      const { store } = this.lobby;
      const [state, log] = await Promise.all([store.state(match.id), store.log(match.id)]);
      if (!state || place.game.upgrade?.(state) !== 'old' || !place.game.file)
        throw new RequestError(409, 'goes-on', 'The match goes on.');
      return place.game.file({
        G: state.G,
        setup: match.setup,
        log,
        names: match.seats.map(({ name }) => name ?? ''),
      });
    });

  /**
   * Whether a match that people have left is of no more use: one of them has moved, or nobody could sit down. What was
   * moved on a bot's own seat does not count.
   */
  async #isOver({ id, seats }: StoredMatch, leaver: StoredSeat): Promise<boolean> {
    const theirs = seats.filter(({ seat, bot }) => bot === undefined || seat === leaver.seat);
    if (seats.every(({ bot }) => bot !== undefined)) return true;
    const movers = new Set((await this.lobby.store.log(id)).map(({ action }) => action.payload.playerID));
    return theirs.some(({ seat }) => movers.has(String(seat)));
  }

  /** As `#attempt`, for whoever sits on a seat, which may not ask too often. */
  async #asOwner<T>(
    place: MatchAddress,
    owner: Owner,
    act: (match: StoredMatch, own: StoredSeat) => Promise<T | undefined | false>,
  ): Promise<T> {
    let counted = false;
    return this.#attempt(place, async (match) => {
      const own = ownSeat(match, owner);
      // Not before: a stranger may not use up what the owner has.
      if (!counted) await this.lobby.limits.spend('seats', `${match.id}/${own.seat}`);
      counted = true;
      return act(match, own);
    });
  }

  /** Runs `act` on the match as it is, and again when it has nothing to answer because somebody else was faster. */
  async #attempt<T>(place: MatchAddress, act: (match: StoredMatch) => Promise<T | undefined | false>): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await act(await findMatch(this.lobby.store, place));
      if (answer) return answer;
    }
    throw new RequestError(409, 'conflict', 'Others were faster, again and again. Try once more.');
  }

  async #change(
    { id }: StoredMatch,
    { seat, name, hash }: StoredSeat,
    what: string,
    change: SeatChange,
  ): Promise<boolean> {
    if (!(await this.lobby.store.changeSeat(id, seat, { name, hash }, change))) return false;
    this.lobby.logger.info({ match: id, seat }, `seat ${what}`);
    this.lobby.changed(id);
    return true;
  }
}

const isFree = ({ name }: StoredSeat): boolean => name === undefined;
