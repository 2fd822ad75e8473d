/**
 * @generated SignedSource<<f369bdc18a18acaf87acb42361233a56>>
 * @relayHash 300d6cc8a295ca6af0240f2793f14cab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc4fb1542c6f18450185651f1e25dbd4dcec4d8a2d1d276f865c87400361c13f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateScreenQuery } from './CreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc4fb1542c6f18450185651f1e25dbd4dcec4d8a2d1d276f865c87400361c13f",
    "metadata": {},
    "name": "CreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
