/**
 * @generated SignedSource<<f10113c96959c5f6f4782603b10e3f2f>>
 * @relayHash a7caa3128883e5449e9b677268b5fd75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d16ed86ceafc5ab3642b212b467d9562b92ad7d11a6ff45e946d53514dbb5268

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSearchScreenQuery } from './LodgeSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d16ed86ceafc5ab3642b212b467d9562b92ad7d11a6ff45e946d53514dbb5268",
    "metadata": {},
    "name": "LodgeSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
