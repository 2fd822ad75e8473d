/**
 * @generated SignedSource<<bc8b0ec5a36c741fd720fa8b0fc4a9fa>>
 * @relayHash 93784c0c2243e92ceca6605eac84b04d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f187c65a7b4248503f6bac8133d2ba827dc9caa778c3846c2b281882020ec9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopEntriesScreenQuery } from './TopEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f187c65a7b4248503f6bac8133d2ba827dc9caa778c3846c2b281882020ec9b",
    "metadata": {},
    "name": "TopEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
