/**
 * @generated SignedSource<<81224068e5d36dac984948a2bc06ba1a>>
 * @relayHash 3ca2d160c9dc418e3249957c0982bf9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea886a46838fe4dc0ff1818c053efa50fee1ba527abdcfbb3aa59d1bc70d1b82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { liveCommentsTestQuery } from './liveCommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<liveCommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea886a46838fe4dc0ff1818c053efa50fee1ba527abdcfbb3aa59d1bc70d1b82",
    "metadata": {},
    "name": "liveCommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
