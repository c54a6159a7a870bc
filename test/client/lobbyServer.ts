type Answer = { status: number; body: unknown };

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refused = (status: number, error: string): Answer => ({ status, body: { error, message: 'no' } });

/**
 * Stands in for the lobby's server.
 * @returns its answers by method and path (`post /games/...`), an Error where none comes; and the requests that it got
 */
export function lobbyServer() {
  const answers: Record<string, (body: Record<string, unknown>) => Answer | Error> = {};
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const method = (init?.method ?? 'get').toLowerCase();
    requests.push({ path: `${method} ${path}`, body });
    const answer = answers[`${method} ${path}`]?.(body) ?? refused(404, 'not-found');
    if (answer instanceof Error) throw answer;
    return { ok: answer.status < 400, status: answer.status, json: async () => answer.body };
  }) as unknown as typeof fetch;
  return { answers, requests };
}
