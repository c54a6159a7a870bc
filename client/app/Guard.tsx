import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/Button';
import { Row } from '../ui/parts';
import { useUi } from '../words';
import { Message } from '../ui/Message';

/** Catches a page that breaks, or a part that cannot be loaded: says so and offers a way on. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Catcher key={pathname}>{children}</Catcher>;
}

class Catcher extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { say } = useUi();
  return (
    <Message title={say('broken.title')} text={say('broken.text')}>
      <Row>
        <Button $kind="main" onClick={() => window.location.reload()}>
          {say('broken.reload')}
        </Button>
      </Row>
    </Message>
  );
}
