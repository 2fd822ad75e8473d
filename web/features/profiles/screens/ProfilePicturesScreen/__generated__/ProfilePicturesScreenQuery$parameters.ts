/**
 * @generated SignedSource<<067f8cce1807b598ca521d57ccc04a16>>
 * @relayHash d2f99baa00988e9f4a295d50dcdeb6e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2b6b0d4476b191912b8113a1a3e76a507918c055d99b6f4ed3f4d2083adc886

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2b6b0d4476b191912b8113a1a3e76a507918c055d99b6f4ed3f4d2083adc886",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
