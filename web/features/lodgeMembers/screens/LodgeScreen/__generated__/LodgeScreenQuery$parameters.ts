/**
 * @generated SignedSource<<96b5382a0394602c9800e650c823d0d8>>
 * @relayHash 32fe80bb771d38dd47a96a698f6455b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08d556921724cc19fa8e31651e168f0f82f028f1dd987bcc1ec191f23248adf1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08d556921724cc19fa8e31651e168f0f82f028f1dd987bcc1ec191f23248adf1",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
