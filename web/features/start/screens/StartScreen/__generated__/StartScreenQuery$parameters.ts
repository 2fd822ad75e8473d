/**
 * @generated SignedSource<<77c684c9168511a962feff4ded2bfa35>>
 * @relayHash 0f425dd1ae9aa0bf68d3884fd379e1bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 299544d2e886b3970e575cfbd54c4aaf9e0c53f57343875757c07f4696eb966a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "299544d2e886b3970e575cfbd54c4aaf9e0c53f57343875757c07f4696eb966a",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
