import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatStore } from '../../client/net/chat';
import type { Person } from '../../client/net/people';
import type { AskHost } from '../../client/net/transport';
import { changeSettings } from '../../client/settings';
import { ChatBox, ChatButton } from '../../client/table/chat/Chat';
import { ChatPanel } from '../../client/table/chat/ChatPanel';
import { makeUi, UiContext } from '../../client/words';
import { hu } from '../../client/words/hu';
import type { ChatMessage } from '../../protocol/wire';
import { renderUi } from './render';

const PEOPLE: readonly Person[] = ['Ann', 'Bob', 'Cid'].map((name, seat) => ({
  seat,
  name,
  bot: false,
  connected: true,
}));

const message = (n: number, sender: string, payload: string): ChatMessage => ({
  id: `m${n}`,
  n,
  sender,
  name: PEOPLE[Number(sender)]?.name ?? '',
  payload,
  at: 0,
});

let kept: ChatMessage[];
let sent: { id: string; text: string }[];
const asked: number[] = [];

function talk(): ChatStore {
  const ask: AskHost = (_question, ...about) => {
    const after = Number(about[0]);
    asked.push(after);
    return Promise.resolve(kept.filter(({ n }) => n > after) as never);
  };
  return new ChatStore('m1', ask, (id, text) => {
    sent.push({ id, text });
    return true;
  });
}

beforeEach(() => {
  localStorage.clear();
  changeSettings({ chat: true });
  [kept, sent, asked.length] = [[], [], 0];
});

const panel = (chat: ChatStore, seat: number | null = 0) =>
  renderUi(<ChatPanel chat={chat} seat={seat} people={PEOPLE} />);
const lines = (): string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const hear = (chat: ChatStore, ...messages: ChatMessage[]) =>
  act(async () => messages.forEach((each) => chat.heard(each)));

describe('what was said', () => {
  test('is there again after a reload, and what was missed is asked for', async () => {
    kept = [message(1, '1', 'hello'), message(2, '0', 'hi')];
    const chat = talk();
    panel(chat);
    await act(() => chat.catchUp());
    expect(lines()).toEqual([expect.stringContaining('Bob: hello'), expect.stringContaining('Ann: hi')]);
    kept.push(message(3, '1', 'are you there?'), message(4, '1', 'well?'));
    await hear(chat, message(4, '1', 'well?'));
    expect(lines().map((line) => line.split(': ')[1])).toEqual(['hello', 'hi', 'are you there?', 'well?']);
    expect(asked).toEqual([0, 2]);
    await hear(chat, message(4, '1', 'well?'));
    expect(lines()).toHaveLength(4);
  });

  test('is text, whatever it looks like', async () => {
    const chat = talk();
    const { container } = panel(chat);
    await hear(chat, message(1, '1', '<img src=x onerror=alert(1)> **bold** [a](javascript:b) {name}'));
    expect(lines()[0]).toContain('<img src=x onerror=alert(1)> **bold** [a](javascript:b) {name}');
    expect(container.querySelector('img, a, strong')).toBeNull();
  });

  test('is read out and shown where the chat is closed, but not my own words, nor those from before I came', async () => {
    kept = [message(1, '1', 'early')];
    const chat = talk();
    renderUi(<ChatButton chat={chat} seat={0} people={PEOPLE} />);
    await act(() => chat.catchUp());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Chat (1)' })).toBeInTheDocument();
    await hear(chat, message(2, '0', 'mine'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await hear(chat, message(3, '1', ':hello:'));
    expect(screen.getByRole('status')).toHaveTextContent('Bob: Hello!');
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Chat' })).toBeInTheDocument();
    // What was read stays read.
    expect(talk().snapshot().read).toBe(3);
  });

  test('is neither told nor counted where the chat is hidden', async () => {
    const chat = talk();
    changeSettings({ chat: false });
    renderUi(<ChatButton chat={chat} seat={0} people={PEOPLE} />);
    await hear(chat, message(1, '1', 'psst'));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('button', { name: 'Chat' })).toBeInTheDocument();
  });
});

test('a phrase is said in the language of whoever reads it', async () => {
  const chat = talk();
  panel(chat);
  await userEvent.click(screen.getByRole('button', { name: 'Ready phrases' }));
  await userEvent.click(screen.getByRole('button', { name: 'Well played!' }));
  expect(sent[0]?.text).toBe(':well:');
  renderUi(
    <UiContext value={makeUi('hu', hu)}>
      <ChatPanel chat={chat} seat={1} people={PEOPLE} />
    </UiContext>,
  );
  await hear(chat, { ...message(1, '0', ':well:'), id: sent[0]!.id });
  expect(lines()).toEqual([expect.stringContaining('Well played!'), expect.stringContaining('Szép volt!')]);
});

test('who is muted is not heard, also after a reload; whoever takes the seat then is', async () => {
  const chat = talk();
  panel(chat);
  await hear(chat, message(1, '1', 'one'), message(2, '2', 'two'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bob' }));
  expect(lines()).toEqual([expect.stringContaining('Cid: two')]);
  expect(screen.getByText('1 message of a muted player is not shown.')).toBeInTheDocument();
  await hear(chat, message(3, '1', 'three'));
  expect(lines()).toHaveLength(1);
  await hear(chat, { ...message(4, '1', 'four'), name: 'Eve' });
  expect(lines()).toHaveLength(2);
  expect(talk().snapshot().muted).toEqual(['1 Bob']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bob' }));
  expect(lines()).toHaveLength(4);
});

describe('what I say', () => {
  const write = async (text: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Say something' }), text);
    await userEvent.keyboard('{Enter}');
  };

  test('is sent with Enter, and the line is empty when everybody has it', async () => {
    const chat = talk();
    panel(chat);
    await write('good evening');
    expect(sent).toEqual([{ id: expect.any(String), text: 'good evening' }]);
    expect(screen.getByRole('textbox')).toHaveValue('good evening');
    await hear(chat, { ...message(1, '0', 'good evening'), id: sent[0]!.id });
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  test.each([
    ['too-fast', 'That was a lot at once. Wait a moment, then send it again.'],
    ['malformed', 'That cannot be sent. Write one line that can be read.'],
    ['unavailable', 'The server could not do that. Please try again.'],
  ] as const)('stays in the line when it is refused (%s)', async (code, sentence) => {
    const chat = talk();
    panel(chat);
    await write('hm');
    await act(async () => chat.refused(sent[0]!.id, code));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('textbox')).toHaveValue('hm');
  });

  test('is not sent when there is nothing in it, and turns nothing round', async () => {
    const chat = talk();
    panel(chat);
    await write('   ');
    expect(sent).toEqual([]);
    await write('a \u202eb\u0007');
    expect(sent[0]?.text).toBe('a  b');
  });

  test('is nothing for whoever only watches', () => {
    panel(talk(), null);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Spectators can read; only players write.')).toBeInTheDocument();
  });
});

describe('at a table with bots only', () => {
  const BOTS = PEOPLE.map((person) => ({ ...person, bot: person.seat > 0 }));
  const box = (chat: ChatStore, people: readonly Person[]) =>
    renderUi(
      <>
        <ChatBox chat={chat} seat={0} people={people} />
        <ChatButton chat={chat} seat={0} people={people} />
      </>,
    );
  const openers = () => screen.queryAllByRole('button', { name: /chat/i });

  test('there is nobody to talk to, and no room for it', () => {
    box(talk(), BOTS);
    expect(openers()).toEqual([]);
  });
  test('what somebody said who has left can be read', async () => {
    const chat = talk();
    box(chat, BOTS);
    await hear(chat, message(1, '1', 'bye'));
    expect(openers()).not.toEqual([]);
  });
  test('an empty seat may be taken by somebody', () => {
    box(talk(), [BOTS[0]!, { ...BOTS[1]!, bot: false, name: null }]);
    expect(openers()).not.toEqual([]);
  });
});
