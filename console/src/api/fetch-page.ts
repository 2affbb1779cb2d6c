type PageRequest = { method?: string; headers: Headers; body?: unknown; signal?: AbortSignal | null };
type Answer = { response: { ok: boolean; status: number }; body: Document | string };

/**
 * Fetches an HTML page as a document, in which no script runs and nothing loads; a refusal as its text. Uses
 * XMLHttpRequest, because parsing the text of a page would be a sink of Trusted Types.
 */
export function fetchPage(
  address: string,
  { method = 'GET', headers, body, signal }: PageRequest,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  request.open(method, address);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.onreadystatechange = () => {
    if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
    const isPage = request.getResponseHeader('content-type')?.startsWith('text/html') ?? false;
    request.responseType = isSuccess(request) && isPage ? 'document' : 'text';
  };
  request.onload = () => {
    const { status, response } = request;
    const isPage = response instanceof Document;
    // A success without a page, as from a proxy, is a failure.
    resolve({ response: { ok: isPage, status }, body: isPage ? response : String(response ?? '') });
  };
  const fail = () => reject(new TypeError('There is no answer'));
  request.onerror = fail;
  request.onabort = fail;
  signal?.addEventListener('abort', () => request.abort());
  request.send(typeof body === 'string' ? body : null);
  return promise;
}

function isSuccess({ status }: XMLHttpRequest): boolean {
  return status >= 200 && status < 300;
}
