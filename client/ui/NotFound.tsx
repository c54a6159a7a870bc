import { useUi } from '../words';
import { Message } from './Message';

export function NotFound() {
  const { say } = useUi();
  return <Message title={say('notFound.title')} text={say('notFound.text')} />;
}
