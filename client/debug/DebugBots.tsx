import { Step } from 'boardgame.io/ai';
import { useEffect, useRef, useState } from 'react';
import { botClass } from '../../games/kit/bots/boardgame';
import { botName } from '../words/botName';
import type { GameClient } from '../net/clientStore';
import type { Playable } from '../rulesets';
import { Button } from '../ui/Button';
import { Radios } from '../ui/Radios';
import { Row } from '../ui/parts';
import { useUi } from '../words';

/** Time between two moves while a bot plays on, in milliseconds. */
const PAUSE = 150;

/**
 * The ruleset's bots on the debug page, through boardgame.io's AI interface. The panel's own AI pane knows only the
 * framework's bots.
 */
export function DebugBots({ client, playable, over }: { client: GameClient; playable: Playable; over: boolean }) {
  const { say } = useUi();
  const names = Object.keys(playable.bots);
  const [name, setName] = useState(names.at(-1) ?? '');
  const [playing, setPlaying] = useState(false);
  const busy = useRef(false);

  const step = async (): Promise<void> => {
    const load = playable.bots[name];
    if (!load || busy.current) return;
    busy.current = true;
    const chooser = await load();
    // The bot finds its moves itself and does not use the framework's enumeration.
    await Step(client, new (botClass(playable.ruleset, chooser))({ enumerate: () => [] }));
    busy.current = false;
  };

  // Going back in the log stops the bot until the match goes on.
  const reached = useRef(0);
  useEffect(
    () =>
      client.subscribe((state) => {
        if ((state?._stateID ?? 0) < reached.current) setPlaying(false);
        reached.current = state?._stateID ?? 0;
      }),
    [client],
  );

  useEffect(() => {
    if (!playing || over) return undefined;
    const timer = setInterval(() => void step(), PAUSE);
    return () => clearInterval(timer);
  });

  return (
    <Row>
      <Radios
        legend={say('players.bot')}
        value={name}
        options={names.map((value) => ({ value, label: botName(say, value) }))}
        onChange={setName}
      />
      <Button disabled={over || playing} onClick={() => void step()}>
        {say('debug.oneMove')}
      </Button>
      <Button disabled={over} aria-pressed={playing} onClick={() => setPlaying(!playing)}>
        {say(playing && !over ? 'debug.stop' : 'debug.playOn')}
      </Button>
    </Row>
  );
}
