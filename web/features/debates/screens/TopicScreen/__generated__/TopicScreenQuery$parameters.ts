/**
 * @generated SignedSource<<50a92e517f8f419929ed287e2c1ab51f>>
 * @relayHash 2746a3676b20caf98166a0a4c9357af8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47820e8aff0b751811046b4db0166ed5109831946805199f30264d929a14320d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopicScreenQuery } from './TopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47820e8aff0b751811046b4db0166ed5109831946805199f30264d929a14320d",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
