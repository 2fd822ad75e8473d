/**
 * @generated SignedSource<<925f26b68b858727c962c6d70e2b3da8>>
 * @relayHash 349981ab3995813e13faca4a3754a590
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb54a40fa3e59be707419c088093193704c282c3f17d384bac13afd079594f99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventMailScreenQuery } from './EventMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb54a40fa3e59be707419c088093193704c282c3f17d384bac13afd079594f99",
    "metadata": {},
    "name": "EventMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
