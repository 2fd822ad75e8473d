/**
 * @generated SignedSource<<74d0888e9745bef52a565b0443cc773a>>
 * @relayHash a3bae66b1374d6351a4317a3ef957924
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c714e461e509a3acae8cd1f76671545733986347c204c1be92bac001653acca7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c714e461e509a3acae8cd1f76671545733986347c204c1be92bac001653acca7",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
