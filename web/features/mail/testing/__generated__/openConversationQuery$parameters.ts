/**
 * @generated SignedSource<<2e6272ce5268e64aa52e518eac8d9940>>
 * @relayHash be558f5d3dc982457c438878e34be70c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53dc010e87f326ab54c30f284058b41e1b0b9904e19458a8a4f07f4d8913f135

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53dc010e87f326ab54c30f284058b41e1b0b9904e19458a8a4f07f4d8913f135",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
