/**
 * @generated SignedSource<<a8da3ebc3fe87dc2524a2a89b8eb1aa7>>
 * @relayHash 80237653c4d1b803f120318ceea570e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a65c70aef625f78cfb73429dac24d3499161c30d9f57f70450d537b63a167d78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a65c70aef625f78cfb73429dac24d3499161c30d9f57f70450d537b63a167d78",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
