/**
 * @generated SignedSource<<df56f1438058d80344312fc115c1b3ef>>
 * @relayHash e8c1d188ac8b0509916db26dc3ddc2e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f57f4f67548e2689a2c17d0a63bcf5e4b64fcdac9230f5d0a68b94f4c2ec2a4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllKinksScreenQuery } from './AllKinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllKinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f57f4f67548e2689a2c17d0a63bcf5e4b64fcdac9230f5d0a68b94f4c2ec2a4e",
    "metadata": {},
    "name": "AllKinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
