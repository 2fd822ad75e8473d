/**
 * @generated SignedSource<<d37a5d337764c12ad71510d18c7a3cb6>>
 * @relayHash 497eb8bc7a95e985062d498ff25bf958
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75dbb9d951133b20fbf101ccd155ad6e0c39b5602da140d71651cd278bc7f45a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgesScreenQuery } from './LodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75dbb9d951133b20fbf101ccd155ad6e0c39b5602da140d71651cd278bc7f45a",
    "metadata": {},
    "name": "LodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
