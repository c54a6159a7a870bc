import { randomBytes } from 'node:crypto';

import type { Game } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';

import { RequestError } from '../http/request-error';
import { Master, stored } from '../match/master';
import type { StoredMatch, StoredSeat } from '../store/store';
import type { Opening, PlayAgain } from './bodies';
import { findMatch, type Lobby, ownSeat, type MatchAddress } from './lobby';
import { newMatchID } from './readable';

/** New matches. */
export class Openings {
  readonly #masters: ReadonlyMap<Game, Master>;

  constructor(private readonly lobby: Lobby) {
    this.#masters = new Map(lobby.games.map((game) => [game, new Master(game)]));
  }

  create = async ({ game }: Pick<MatchAddress, 'game'>, opening: Opening) => ({
    matchID: await this.#open(game, opening),
  });

  /**
   * The match that follows another: opened by whoever asks first, the same for all who ask later. It is like the other
   * unless they say otherwise, and its bots sit where they sat.
   */
  playAgain = async (place: MatchAddress, { playerID, credentials, ...wishes }: PlayAgain) => {
    const { store, limits } = this.lobby;
    const match = await findMatch(store, place);
    ownSeat(match, { playerID, credentials });
    await limits.spend('seats', `${match.id}/${playerID}`);
    if (match.nextMatchID !== undefined) return { nextMatchID: match.nextMatchID };
    // Everybody who sees a match sees which one follows it, and its id would be all that keeps that one private.
    if (wishes.unlisted && !match.unlisted)
      throw new RequestError(400, 'bad-request', 'unlisted: what follows a listed match is listed too');

    const numPlayers = wishes.numPlayers ?? match.seats.length;
    const {
      setupData = match.setup as Opening['setupData'],
      unlisted = match.unlisted,
      bots = this.#botsOf(match, numPlayers),
    } = wishes;
    const opened = await this.#open(place.game, { numPlayers, setupData, unlisted, bots });
    const nextMatchID = await store.follow(match.id, opened);
    if (nextMatchID !== opened) await store.remove(opened);
    if (nextMatchID === undefined) throw new RequestError(404, 'unknown-match', 'There is no such match.');
    return { nextMatchID };
  };

  async #open(game: Game, { numPlayers, setupData, unlisted = false, bots = {} }: Opening): Promise<string> {
    const seats = this.#seats(game, numPlayers, bots);
    const made = createMatch({ game: beginning(game), numPlayers, setupData, unlisted });
    if ('setupDataError' in made) throw new RequestError(400, 'bad-request', made.setupDataError);
    const { createdAt, updatedAt } = made.metadata;
    const initial = stored(made.initialState);
    const id = newMatchID();
    const match = { id, game: game.name ?? '', unlisted, createdAt, updatedAt, setup: setupData, seats };
    await this.lobby.store.create(match, initial, this.#masters.get(game)?.active(initial) ?? []);
    this.lobby.logger.info({ match: id, game: game.name, seats: numPlayers, unlisted }, 'match opened');
    return id;
  }

  #seats(game: Game, numPlayers: number, bots: Readonly<Record<string, string>>): StoredSeat[] {
    const refuse = (why: string) => new RequestError(400, 'bad-request', `bots: ${why}`);
    const seats = Array.from({ length: numPlayers }, (_, seat): StoredSeat => {
      const bot = bots[seat];
      return bot === undefined ? { seat } : { seat, name: bot, bot };
    });
    const seated = seats.flatMap(({ bot }) => bot ?? []);
    if (seated.length < Object.keys(bots).length) throw refuse('the match has no such seat');
    if (seated.length === numPlayers) throw refuse('a seat has to be left for a person');
    if (!seated.every((bot) => this.lobby.botsOf(game.name ?? '').includes(bot)))
      throw refuse('no such bot plays this game');
    return seats;
  }

  /** Bots with a seat of their own that the next match would have too: those that were asked for, even where another had to take over. */
  #botsOf({ game, seats }: StoredMatch, numPlayers: number): Record<string, string> {
    const known = this.lobby.botsOf(game);
    return Object.fromEntries(
      seats.flatMap(({ seat, name, bot, hash }) => {
        const kind = [name, bot].find((each) => each !== undefined && known.includes(each));
        return bot !== undefined && hash === undefined && seat < numPlayers && kind !== undefined ? [[seat, kind]] : [];
      }),
    );
  }
}

/** A game for one match's set-up. */
const beginning = (game: Game): Game => ({
  ...game,
  // The framework would take the time, which everybody knows, as the seed of its chance.
  seed: game.seed ?? randomBytes(16).toString('hex'),
  // The framework would freeze all of G, which takes longer than the rest of the set-up. It leaves alone what is frozen at the top.
  setup: (...args) => {
    const G: unknown = game.setup?.(...args) ?? {};
    return Object.freeze(G);
  },
});
