import { ask, picked, type Asking } from './agenda';
import type { Core, Frame, Option } from './core';

/**
 * Payments: which components and tokens can be spent for what. A ruleset says what each can be spent for, wildcards included; here
 * it is found out whether all needs can be met at once, and in which ways, without those that are dominated.
 */

/** Something that has to be paid. */
export interface Need {
  n: number;
  /**
   * Set when exactly so many have to be paid, because more would do more. Otherwise more may be paid, and the excess
   * is lost.
   */
  exact?: true;
}

/** One thing spent for a need: a component, with those that it takes along, or one of several equal tokens. */
export interface Unit {
  /** A bit for each component that it takes. */
  readonly mask: number;
  /** Index of the component; -1 for a token. */
  readonly component: number;
  /** Index of the kind of token; -1 for a component. */
  readonly token: number;
  /** How much of the need it meets. */
  readonly amount: number;
}

/** All that can be spent for a need, and the most that it can give together. */
export interface Units<U extends Unit> {
  list: readonly U[];
  most: number;
}

/** What somebody can pay with. */
export abstract class Payer<N extends Need, U extends Unit> {
  /** Bits of components that cannot be had. */
  protected gone = 0;

  /** @param tokens how many of each kind there are */
  constructor(protected readonly tokens: number[] = []) {}

  /** What can be spent for a need; of the same need the same units each time. */
  protected abstract unitsFor(need: N): Units<U>;

  /** Units with the same signature are one and the same to everybody. */
  protected abstract signature(unit: U): string;

  /** Can all needs be met at once, each with units of its own? @param taken bits of components that are used otherwise */
  payable(needs: readonly N[], taken = 0): boolean {
    return this.#payable(needs, 0, taken | this.gone);
  }

  /**
   * What is missing to meet all needs, taken in order: of each need, what is left when it and those before are met as
   * far as possible. Empty when all can be met.
   * @param taken bits of components that are used otherwise
   */
  missing(needs: readonly N[], taken = 0): N[] {
    if (this.payable(needs, taken)) return [];
    const met: N[] = [];
    const found: N[] = [];
    for (const need of needs) {
      let { n } = need;
      while (n > 0 && !this.payable([...met, { ...need, n }], taken)) n--;
      if (n > 0) met.push({ ...need, n });
      if (n < need.n) found.push({ ...need, n: need.n - n });
    }
    return found;
  }

  #payable(needs: readonly N[], at: number, taken: number): boolean {
    const need = needs[at];
    if (!need) return true;
    const units = this.unitsFor(need);
    return units.most >= need.n && this.#extend(needs, at, units.list, 0, taken, need.n);
  }

  /** Finds units for what is left of a need, and then for the needs after it. */
  #extend(needs: readonly N[], at: number, units: readonly U[], from: number, taken: number, left: number): boolean {
    const exact = needs[at]?.exact === true;
    if (left <= 0) return (!exact || left === 0) && this.#payable(needs, at + 1, taken);
    for (let i = from, unit = units[i]; unit; unit = units[++i]) {
      if ((unit.mask & taken) !== 0 || (exact && unit.amount > left)) continue;
      if (unit.token < 0) {
        if (this.#extend(needs, at, units, i + 1, taken | unit.mask, left - unit.amount)) return true;
      } else if (this.#has(unit)) {
        this.#spend(unit, 1);
        const met = this.#extend(needs, at, units, i, taken, left - unit.amount);
        this.#spend(unit, -1);
        if (met) return true;
      }
    }
    return false;
  }

  /**
   * The ways to meet the first need so that the others can still be met. Left out are dominated ones: those that would do
   * without one of their units or of what it takes along, and those that differ in nothing but equal ones.
   */
  protected waysFor(needs: readonly N[]): U[][] {
    const [need, ...others] = needs;
    if (!need) return [];
    return this.#distinct(need, this.gone, (chosen, taken) => (this.#payable(others, 0, taken) ? [chosen] : []));
  }

  /** The ways to meet all needs at once; dominated ones are left out. */
  protected waysForAll(needs: readonly N[], taken = this.gone): U[][] {
    const [need, ...others] = needs;
    if (!need) return [[]];
    return this.#distinct(need, taken, (chosen, then) =>
      this.waysForAll(others, then).map((rest) => [...chosen, ...rest]),
    );
  }

  /** What `then` makes of each way to meet a need, with its units taken. */
  #distinct(need: N, taken: number, then: (chosen: U[], taken: number) => U[][]): U[][] {
    const seen = new Set<string>();
    const found: U[][] = [];
    const sets = this.#sets(need, taken);
    for (const chosen of sets) {
      // The only one has no equals.
      const signature = sets.length > 1 ? this.#signature(chosen) : '';
      if (seen.has(signature) || !this.#isLean(need, chosen)) continue;
      for (const unit of chosen) this.#spend(unit, 1);
      const ways = then(
        chosen,
        chosen.reduce((mask, unit) => mask | unit.mask, taken),
      );
      for (const unit of chosen) this.#spend(unit, -1);
      // Of equal units one may block the rest of the payment where another does not: only one that led to a way stands for all.
      if (ways.length > 0) seen.add(signature);
      found.push(...ways);
    }
    return found;
  }

  #signature(chosen: readonly U[]): string {
    return chosen
      .map((unit) => this.signature(unit))
      .sort()
      .join();
  }

  /** All sets of units that meet the need, in the order of the units. */
  #sets(need: N, without: number): U[][] {
    const { list } = this.unitsFor(need);
    const found: U[][] = [];
    const chosen: U[] = [];
    const extend = (from: number, taken: number, left: number): void => {
      if (left <= 0) {
        if (!need.exact || left === 0) found.push(chosen.slice());
        return;
      }
      for (let i = from, unit = list[i]; unit; unit = list[++i]) {
        if ((unit.mask & taken) !== 0 || !this.#has(unit)) continue;
        this.#spend(unit, 1);
        chosen.push(unit);
        extend(unit.token < 0 ? i + 1 : i, taken | unit.mask, left - unit.amount);
        chosen.pop();
        this.#spend(unit, -1);
      }
    };
    extend(0, without, need.n);
    return found;
  }

  /** Nothing in it is too much: no unit, and nothing that another unit of the same component would do without. */
  #isLean(need: N, chosen: readonly U[]): boolean {
    if (need.exact) return true;
    const sum = chosen.reduce((all, unit) => all + unit.amount, 0);
    return chosen.every(
      (unit) =>
        sum - unit.amount < need.n &&
        (unit.component < 0 ||
          this.unitsFor(need).list.every(
            (other) =>
              other.component !== unit.component ||
              other === unit ||
              (other.mask & ~unit.mask) !== 0 ||
              sum - unit.amount + other.amount < need.n,
          )),
    );
  }

  #has({ token }: U): boolean {
    return token < 0 || (this.tokens[token] ?? 0) > 0;
  }

  #spend({ token }: U, n: number): void {
    if (token >= 0) this.tokens[token] = (this.tokens[token] ?? 0) - n;
  }
}

/** Asks how to pay; the only way is taken without a question. @returns undefined until it is answered */
export function chooseWay<F extends Frame, A extends string, W>(
  g: Core<F, A>,
  frame: NoInfer<F>,
  asking: Omit<Asking<NoInfer<A>>, 'options' | 'stage'>,
  ways: readonly W[],
  option: (way: W) => Option,
): W | undefined {
  const picks = picked(frame, asking.seat);
  if (!picks) {
    const [only] = ways;
    if (ways.length === 1) return only;
    ask(g, frame, { ...asking, stage: 'answer', options: ways.map(option) });
    return undefined;
  }
  const way = ways.find((each) => option(each) === picks[0]);
  if (way === undefined) throw new Error(`not payable: ${JSON.stringify(frame)}`);
  return way;
}
