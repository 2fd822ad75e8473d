/**
 * @generated SignedSource<<f18946af2064cca2f475e7a2888d04be>>
 * @relayHash bb5b228c0846cf345c51dc6d74a43e8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07e85ee32e9d42e746a87c678b4c58756d4685eceac5dc88b3f61eb08bc6de8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopicScreenQuery } from './TopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07e85ee32e9d42e746a87c678b4c58756d4685eceac5dc88b3f61eb08bc6de8b",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
