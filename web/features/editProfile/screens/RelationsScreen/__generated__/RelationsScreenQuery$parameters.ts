/**
 * @generated SignedSource<<cb928540a69928f4ca1803764c454a10>>
 * @relayHash 6550df822f60a2c3e99a4d959eff7caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c14de013d111bbb9e8772fbefe308c22dab316ef75c84fa28ef042142045980

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RelationsScreenQuery } from './RelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c14de013d111bbb9e8772fbefe308c22dab316ef75c84fa28ef042142045980",
    "metadata": {},
    "name": "RelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
