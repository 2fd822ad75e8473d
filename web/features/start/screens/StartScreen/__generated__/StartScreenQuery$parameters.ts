/**
 * @generated SignedSource<<e66badd9174cd562937710566f53fcfe>>
 * @relayHash 46aaaa859a28f88656cdb7e6673afa63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 663777ccbdc6cc4b03f491b768c8b0b027b80884834f83ae9aa33db1a7f4cc90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "663777ccbdc6cc4b03f491b768c8b0b027b80884834f83ae9aa33db1a7f4cc90",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
