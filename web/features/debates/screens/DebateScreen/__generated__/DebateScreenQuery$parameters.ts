/**
 * @generated SignedSource<<2e30ac6c3e5738446b342d548592af67>>
 * @relayHash 481986e474f6b745f9467ef8c982e375
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56b0230c08090960747b98c3108aeeed73f88d1b3fe30d2bd134b2e3c8c6e1b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebateScreenQuery } from './DebateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DebateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56b0230c08090960747b98c3108aeeed73f88d1b3fe30d2bd134b2e3c8c6e1b9",
    "metadata": {},
    "name": "DebateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
