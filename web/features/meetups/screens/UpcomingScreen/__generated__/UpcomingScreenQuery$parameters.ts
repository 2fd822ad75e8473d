/**
 * @generated SignedSource<<eb42ed1ba6a08a28cfff3fc91ec19bec>>
 * @relayHash bb531da1ba52e8819f99879f6fa6854e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a727698a98aee2e825febf071448fae1cfaddb874c918c333febabab15cffa08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingScreenQuery } from './UpcomingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a727698a98aee2e825febf071448fae1cfaddb874c918c333febabab15cffa08",
    "metadata": {},
    "name": "UpcomingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
