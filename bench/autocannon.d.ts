declare module 'autocannon' {
  type Options = {
    url: string;
    connections?: number;
    duration?: number;
    amount?: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
  };
  type Result = { requests: { average: number }; non2xx: number; errors: number };
  export default function autocannon(options: Options): Promise<Result>;
}
