import { type ReactNode, useId } from 'react';

/** Part of a window about an order, named by its heading. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="stack gap-1-half narrow" aria-labelledby={id}>
      <h3 id={id} className="ruled">
        {title}
      </h3>
      {children}
    </section>
  );
}
