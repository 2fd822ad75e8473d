/**
 * @generated SignedSource<<c9059fff324fe0c76e1e2f61a1eb76af>>
 * @relayHash fc6047ecaea70f1c3801d414b2c23344
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5964c214b7e451f0c5435e3922c7c584edd489e03a4b9e18a261bccb1b5e39dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { usePlacesQuery } from './usePlacesQuery.graphql';

const node: PreloadableConcreteRequest<usePlacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5964c214b7e451f0c5435e3922c7c584edd489e03a4b9e18a261bccb1b5e39dc",
    "metadata": {},
    "name": "usePlacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
