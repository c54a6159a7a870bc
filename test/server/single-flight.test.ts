import { SingleFlight } from '../../server/lobby/single-flight';

/** Looks that somebody has begun, to be ended by the test. */
function asker() {
  const flights = new SingleFlight<number>();
  const begun: { end: (answer: number) => void; fail: (error: Error) => void }[] = [];
  const ask = (question = 'q') =>
    flights.ask(question, () => new Promise<number>((end, fail) => begun.push({ end, fail })));
  return { ask, begun };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('equal questions', () => {
  test('that come during a look share the next', async () => {
    const { ask, begun } = asker();
    const first = ask();
    const later = [ask(), ask(), ask()];
    await turn();
    expect(begun).toHaveLength(1);
    begun[0]!.end(1);
    expect(await first).toBe(1);
    await turn();
    expect(begun).toHaveLength(2);
    const last = ask();
    begun[1]!.end(2);
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    await turn();
    begun[2]!.end(3);
    expect(await last).toBe(3);
    void ask();
    expect(begun).toHaveLength(4);
  });

  test('are looked up once at a time, also when somebody asks just as an answer comes', async () => {
    const { ask, begun } = asker();
    const again = ask().then(() => ask());
    const waiting = ask();
    begun[0]!.end(1);
    await turn();
    for (let i = 1; i < begun.length; i++) {
      begun[i]!.end(i + 1);
      expect(begun).toHaveLength(i + 1);
      await turn();
    }
    expect([await again, await waiting]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test('are looked up anew after a failure, which is told to those who waited for it', async () => {
    const { ask, begun } = asker();
    const first = ask();
    const later = ask();
    begun[0]!.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    begun[1]!.end(2);
    expect(await later).toBe(2);
  });

  test('do not wait for others', async () => {
    const { ask, begun } = asker();
    void ask('a');
    const b = ask('b');
    begun[1]!.end(2);
    expect(await b).toBe(2);
  });
});
