import { useUi } from '../words';
import { Message } from './Message';

/** What stands where there is no such page. */
export function NotFound() {
  const { say } = useUi();
  return <Message title={say('notFound.title')} text={say('notFound.text')} />;
}
