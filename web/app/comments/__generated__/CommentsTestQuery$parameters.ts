/**
 * @generated SignedSource<<b20d40c9144c7f0469b472c0f635e1a0>>
 * @relayHash 43ca532cd84466cee37fdf3767222dea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4212d685dde56a5ad133ad42d1c5197f2d364e016220c54c3b519b97cfb92c72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTestQuery } from './CommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4212d685dde56a5ad133ad42d1c5197f2d364e016220c54c3b519b97cfb92c72",
    "metadata": {},
    "name": "CommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
