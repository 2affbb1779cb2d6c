import { PostgresQueryCompiler, type PrimitiveValueListNode } from 'kysely';

/** An empty list holds nothing, as on SQLite; PostgreSQL has no word for it. */
export class EmptyListCompiler extends PostgresQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (node.values.length === 0) this.append('(null)');
    else super.visitPrimitiveValueList(node);
  }
}
