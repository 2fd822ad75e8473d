/**
 * @generated SignedSource<<e93aa3a354337b512565aec688272bb8>>
 * @relayHash ff0c66ccc21ed9dac4b0444aec72202c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1335db091d28877423235a47c170580cfa7b450595d53661d756503d86997f95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1335db091d28877423235a47c170580cfa7b450595d53661d756503d86997f95",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
