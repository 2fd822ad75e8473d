/**
 * @generated SignedSource<<e3e71456b91f1229b75a175caf7a5da8>>
 * @relayHash 9de7ed5def4052af458f7d55a9b53e83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa250ffa30a095bf8b039ae240a8ea501be0a2f9626943e8902bb617c8d2ec93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteTopicScreenQuery } from './WriteTopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteTopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa250ffa30a095bf8b039ae240a8ea501be0a2f9626943e8902bb617c8d2ec93",
    "metadata": {},
    "name": "WriteTopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
